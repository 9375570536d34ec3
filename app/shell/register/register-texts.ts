import type { Translate } from '../i18n/translate.ts'

/** The texts of a register: its module's own, else those that the kit has for all. */
export function registerTexts(own: Translate, kit: Translate): Translate {
  return (key, gaps) => own(key, { defaultValue: kit(key, gaps), ...gaps })
}
