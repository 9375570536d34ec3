import type { OfferingId } from '#app/modules/site/index.ts'

/** A picture of a screen, by the size of its larger file in pixels. */
export type Screen = { width: number; height: number }

/**
 * The pictures that exist in `public/pictures/screens`, made of the running product by a script:
 * `<offering>-<n>.<language>.<light|dark>.<640|1280>.<avif|webp>`, the first for the hero, the next
 * for the details. Only offerings that are live may have any.
 */
export const screens: Partial<Record<OfferingId, readonly Screen[]>> = {}
