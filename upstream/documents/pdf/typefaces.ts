import golosRegular from './fonts/golos-regular.ttf.gz?url&inline'
import golosSemibold from './fonts/golos-semibold.ttf.gz?url&inline'
import piazzollaMedium from './fonts/piazzolla-medium.ttf.gz?url&inline'
import { openFont } from './open-font.ts'

export type Face = 'serif' | 'regular' | 'semibold'

const FILES: Record<Face, string> = {
  serif: piazzollaMedium,
  regular: golosRegular,
  semibold: golosSemibold,
}

/** Parts of an em above and below the baseline, as the font files have them. */
export const FACE_EXTENT: Record<Face, { ascent: number; descent: number }> = {
  serif: { ascent: 1.11, descent: 0.31 },
  regular: { ascent: 0.98, descent: 0.22 },
  semibold: { ascent: 0.98, descent: 0.22 },
}

let opened: Record<Face, PDFKit.Mixins.OpenFont> | undefined

/** The paper's fonts, parsed once an isolate: parsing costs more than a whole page does. */
export function openFaces(): Record<Face, PDFKit.Mixins.OpenFont> {
  opened ??= {
    serif: openFont(FILES.serif),
    regular: openFont(FILES.regular),
    semibold: openFont(FILES.semibold),
  }
  return opened
}
