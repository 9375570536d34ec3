import type { Translate } from '../i18n/translate.ts'
import type { AnyRegister } from './describe.ts'

type Named = Pick<AnyRegister, 'name' | 'texts' | 'prefix' | 'literals'>

/** The namespace of a register's texts. */
export function textsName({ name, texts }: Named): string {
  return texts ?? name
}

/** The texts of a register: what the firm wrote, else those below its prefix, else its module's, else the kit's for all. */
export function registerTexts(
  { prefix, literals }: Named,
  own: Translate,
  kit: Translate,
): Translate {
  return (key, gaps) => {
    const literal = literals?.[key]
    if (literal !== undefined) return literal
    const open = { ...gaps, skipInterpolation: true }
    const usual = { ...gaps, defaultValue: kit(key, open) }
    if (!prefix) return own(key, usual)
    const defaultValue = own(key, { ...open, defaultValue: usual.defaultValue })
    return own(`${prefix}.${key}`, { ...gaps, defaultValue })
  }
}
