import type { Language } from '#contract/core/fields.ts'

export const screenTones = ['light', 'dark'] as const
export type ScreenTone = (typeof screenTones)[number]

/** A browser takes the first that it knows. */
export const screenTypes = ['avif', 'webp'] as const
export type ScreenType = (typeof screenTypes)[number]

export type ScreenWidth = 640 | 1280

/** In which widths there are files of a screen; the few browsers without AVIF get the widest. */
export function screenWidths(widest: ScreenWidth, type: ScreenType): readonly ScreenWidth[] {
  return type === 'avif' && widest === 1280 ? [640, 1280] : [widest]
}

export type ScreenFile = {
  /** `invoicing-1` */
  name: string
  language: Language
  tone: ScreenTone
  width: ScreenWidth
  type: ScreenType
}

/** The path of one file of a screen's picture, as `npm run pictures` writes it. */
export function screenFile({ name, language, tone, width, type }: ScreenFile): string {
  return `/pictures/screens/${name}.${language}.${tone}.${width}.${type}`
}
