"""How C files are compiled: twice, so that gcc sees games being played, and apart where one can join them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from compiled.builds import build_file
from setuptools import Extension

TINY = """
#include <Python.h>
static struct PyModuleDef tiny = {PyModuleDef_HEAD_INIT, "tiny", 0, -1, 0};
PyMODINIT_FUNC PyInit_tiny(void) { return PyModule_Create(&tiny); }
"""


@pytest.fixture
def build():
    """The build file as a module."""
    return build_file()


@pytest.fixture
def tiny(build, compiler, tmp_path, monkeypatch):
    """A module of three lines, in a folder of its own, whose lesson is to be imported."""
    if not build.is_gcc():
        pytest.skip("only GNU's compiler learns")
    (tmp_path / "tiny.c").write_text(TINY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BANKHALTER_LEARN", raising=False)
    monkeypatch.setattr(build, "LESSON", "import tiny")
    return [Extension("tiny", ["tiny.c"], extra_compile_args=["-O1"])]


def learnt_files(folder):
    return sorted(folder.rglob("*.gcda"))


def test_what_was_learnt_is_used_and_leaves_no_trace_in_the_result(build, tiny, tmp_path):
    assert build.learnt(tiny)
    (seen,) = learnt_files(tmp_path / "build")
    seen_before = seen.read_bytes()
    build.make(tiny, str(tmp_path / "built"), build.LEARNT)
    (made,) = (tmp_path / "built").glob("tiny*.so")
    subprocess.run([sys.executable, "-c", "import tiny"], cwd=tmp_path / "built", check=True)
    assert seen.read_bytes() == seen_before  # the result itself counts nothing
    assert b"gcda" not in made.read_bytes()
    assert tiny[0].extra_compile_args == ["-O1"]


def test_a_lesson_that_fails_is_no_reason_to_fail(build, tiny, tmp_path, monkeypatch):
    monkeypatch.setattr(build, "LESSON", "raise SystemExit('out of luck')")
    assert not build.learnt(tiny)
    build.make(tiny, str(tmp_path / "built"), ())
    assert list((tmp_path / "built").glob("tiny*.so"))


def test_a_compiler_that_cannot_learn_is_used_as_it_is(build, tiny, tmp_path, compiler, monkeypatch):
    plain = tmp_path / "plain"
    plain.write_text(f'#!/bin/sh\ncase "$*" in *-fprofile*) exit 1;; esac\nexec "{compiler}" "$@"\n')
    plain.chmod(0o755)
    monkeypatch.setenv("CC", str(plain))
    assert build.is_gcc()
    assert not build.learnt(tiny)
    build.make(tiny, str(tmp_path / "built"), ())
    assert list((tmp_path / "built").glob("tiny*.so"))


def test_by_wish_nothing_is_learnt(build, tiny, tmp_path, monkeypatch):
    monkeypatch.setenv("BANKHALTER_LEARN", "0")
    assert not build.learnt(tiny)
    assert not (tmp_path / "build").exists()


@pytest.mark.parametrize(("code", "flags"), [(0, ("-flto=thin",)), (1, ())])
def test_a_clang_compiles_modules_apart_only_where_its_linker_can_join_them(
    build, tmp_path, monkeypatch, code, flags
):
    clang = tmp_path / "clang"
    clang.write_text(f'#!/bin/sh\ncase "$*" in *-flto=thin*) exit {code};; esac\necho "clang version 14"\n')
    clang.chmod(0o755)
    monkeypatch.setenv("CC", str(clang))
    assert build.joining() == flags
    assert build.compiler_named() == "clang version 14"
