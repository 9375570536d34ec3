import type { Args } from '../load-context.ts'
import type { FirmAccess } from '../session/session.server.ts'
import { getFormat, getVisit } from '../visit.server.ts'
import type { About, AnyRegister } from './describe.ts'
import { registerTexts, textsName } from './register-texts.ts'

/** What the descriptions of a register may ask, in loaders and actions. */
export async function aboutOf(
  args: Args,
  register: AnyRegister,
  { firm, can, canOpen }: FirmAccess,
  extra: unknown,
): Promise<About<unknown>> {
  const { t, language, format: usual } = await getVisit(args)
  const format = register.isOfPlatform ? usual : await getFormat(args)
  const words = t('register')
  const own = registerTexts(register, t(textsName(register)), words)
  return { t: own, words, texts: t, format, language, firm, can, canOpen, extra }
}
