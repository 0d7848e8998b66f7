// The booklet: which page of it is open. A deep link `#regel-ANCHOR` opens it too.

export interface Page {
  /** A paragraph by its anchor … */
  anchor?: string
  /** … or by the question it is about, in the words of `table.awaited`. */
  frame?: string
}

const LINK = /^#regel-([a-z0-9-]+)$/

class Book {
  page = $state.raw<Page | null>(linked())
}

function linked(): Page | null {
  const anchor = LINK.exec(location.hash)?.[1]
  return anchor ? { anchor } : null
}

export const book = new Book()

/** Open the booklet at its contents, at a paragraph, or at the one of a question. */
export function openBook(page: Page = {}): void {
  book.page = page
}

/** Close the booklet, and forget the link that led there. */
export function closeBook(): void {
  book.page = null
  if (LINK.test(location.hash)) history.replaceState(null, "", location.pathname + location.search)
}

addEventListener("hashchange", () => {
  book.page = linked() ?? book.page
})
