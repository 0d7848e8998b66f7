// Small sounds made of tones, off unless wished.
import { settings } from "../app/settings.svelte.ts"

export type Tone = [frequency: number, length: number, delay: number, volume: number]

const SOUNDS: Record<string, Tone[]> = {
  dice: [
    [190, 0.04, 0, 0.2],
    [240, 0.04, 0.09, 0.2],
    [170, 0.05, 0.2, 0.2],
    [210, 0.05, 0.33, 0.15],
  ],
  step: [[420, 0.025, 0, 0.06]],
  card: [
    [520, 0.07, 0, 0.1],
    [780, 0.09, 0.07, 0.1],
  ],
  coin: [
    [1320, 0.06, 0, 0.08],
    [1760, 0.12, 0.05, 0.07],
  ],
  turn: [
    [523, 0.12, 0, 0.12],
    [659, 0.12, 0.12, 0.12],
    [784, 0.2, 0.24, 0.12],
  ],
}

let context: AudioContext | null = null

/** What calls somebody back who looks at another page. */
const CALLS = ["turn"]

/** Play a sound, if sounds are wished, after so many milliseconds; behind another page only what calls us. */
export function sound(name: string, after = 0): void {
  if (!document.hidden || CALLS.includes(name)) play(SOUNDS[name] ?? [], after)
}

/** Play tones, if sounds are wished, after so many milliseconds. */
export function play(tones: Tone[], after = 0): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  for (const [frequency, length, delay, volume] of tones)
    tone(context, frequency, length, after / 1000 + delay, volume)
}

function tone(to: AudioContext, frequency: number, length: number, delay: number, volume: number): void {
  const [source, gain] = [to.createOscillator(), to.createGain()]
  const start = to.currentTime + delay
  source.type = "triangle"
  source.frequency.value = frequency
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(gain).connect(to.destination)
  source.start(start)
  source.stop(start + length)
}
