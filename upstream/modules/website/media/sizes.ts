import { cropRectangle, type Focus, type Rectangle, type Size } from './crop.ts'

/** The shapes that blocks show, width to height; the original is cut nowhere. */
export const shapeRatios = { original: null, wide: 16 / 9, square: 1, portrait: 3 / 4 } as const
export type Shape = keyof typeof shapeRatios

/** Widths that pages ask for: about those of phones, tablets and screens, each at once and twice as sharp. */
const widths: Record<Shape, readonly number[]> = {
  original: [320, 640, 960, 1280, 1920],
  wide: [640, 960, 1280, 1920],
  square: [160, 320, 640, 960],
  portrait: [320, 640, 960],
}

/** A file to be made: the part that is cut out, then made so large, in a type. */
export type RenditionPlan = Size & {
  shape: Shape
  cut: Rectangle
  type: 'image/webp' | 'image/png'
}

/**
 * The sizes of a picture to be made, none larger than the picture. The largest of each shape is always
 * there: of a small picture it is the picture itself.
 */
export function planRenditions(
  picture: Size & { type: string },
  focus: Focus,
  shapes: readonly Shape[],
): RenditionPlan[] {
  return shapes.flatMap((shape) => {
    const cut = cropRectangle(picture, shapeRatios[shape], focus)
    const smaller = widths[shape].filter((width) => width < cut.width)
    const largest = Math.min(cut.width, widths[shape].at(-1) ?? cut.width)
    // Nearly the same twice helps nobody.
    const wanted = [...smaller.filter((width) => width < largest * 0.85), largest]
    return wanted.map((width) => ({
      shape,
      cut,
      width,
      height: Math.max(1, Math.round((width * cut.height) / cut.width)),
      // The smallest is the icon of browsers, which not all take in WebP.
      type: width <= 160 ? 'image/png' : 'image/webp',
    }))
  })
}
