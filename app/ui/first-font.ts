import { fontFiles } from './font-files.ts'

/** The font in which a page in a language (`ru`) writes most of its words; worth loading first. */
export function firstFont(language: string): string {
  const { file } = fontFiles[language === 'ru' ? 'golos-cyrillic' : 'golos-latin']
  return `/fonts/${file}`
}
