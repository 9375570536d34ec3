import { useFirm, useFormat, usePage, useT } from '../page-context.tsx'
import type { About, AnyRegister } from './describe.ts'
import { registerTexts, textsName } from './register-texts.ts'

/** What the descriptions of a register may ask, on its page. */
export function useAbout(register: AnyRegister, extra: unknown): About<unknown> {
  const own = useT(textsName(register))
  const words = useT('register')
  const format = useFormat()
  const { language } = usePage()
  const { firm, can, canOpen } = useFirm()
  return {
    t: registerTexts(register, own, words),
    words,
    format,
    language,
    firm,
    can,
    canOpen,
    extra,
  }
}
