import { useFormat, usePage, useT } from '../page-context.tsx'
import type { About, AnyRegister } from './describe.ts'
import { useRegisterFirm } from './platform.ts'
import { registerTexts, textsName } from './register-texts.ts'

type Named = Pick<AnyRegister, 'name' | 'texts' | 'prefix' | 'literals' | 'isOfPlatform'>

/** What the descriptions of a register may ask, on its page. */
export function useAbout(register: Named, extra: unknown): About<unknown> {
  const own = useT(textsName(register))
  const words = useT('register')
  const format = useFormat()
  const { language, texts } = usePage()
  const t = registerTexts(register, own, words)
  return { t, words, texts, format, language, ...useRegisterFirm(register), extra }
}
