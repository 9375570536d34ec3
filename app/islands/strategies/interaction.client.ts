import type { Strategy } from './strategy.ts'

const signs = ['pointerover', 'pointerdown', 'focusin']

/** Wakes when a hand comes near; a click made meanwhile is kept by `early-events`. */
export const interaction: Strategy = (island, hydrate) => {
  for (const sign of signs) island.addEventListener(sign, hydrate, { passive: true })
  return () => {
    for (const sign of signs) island.removeEventListener(sign, hydrate)
  }
}
