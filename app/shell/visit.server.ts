import type { Language, Theme } from '#contract/core/fields.ts'
import type { Session } from '#contract/core/identity.ts'
import { type Format, makeFormat } from './format.ts'
import { browserLanguage, chosenLanguage } from './i18n/detect-language.server.ts'
import { readPreferenceCookies } from './i18n/preference-cookies.ts'
import { textsOf } from './i18n/texts.server.ts'
import type { Translate } from './i18n/translate.ts'
import { type Args, oncePerRequest } from './load-context.ts'
import { getSession, requireFirm } from './session/session.server.ts'

/** How a request is to be answered: in which language, which look and which formats. */
export type Visit = {
  language: Language
  theme: Theme
  /** The language asked for by `?lng=`, which is to be remembered. */
  chosenLanguage: Language | undefined
  /** The texts of a module. */
  t: (namespace: string) => Translate
  /** Formats of the language at home; those of a firm come with `getFormat`. */
  format: Format
}

/**
 * Language and look, once for a request. The language is that of the query, else of the cookie,
 * else what the signed-in person has stored, else the browser's, else English.
 */
export const getVisit = oncePerRequest(async (args: Args): Promise<Visit> => {
  const { request } = args
  const cookies = readPreferenceCookies(request.headers.get('cookie'))
  const chosen = chosenLanguage(request)
  const knownLanguage = chosen ?? cookies.language
  const user = knownLanguage && cookies.theme ? undefined : await findUser(args)
  const language = knownLanguage ?? user?.language ?? (await browserLanguage(request))
  args.context.language = language
  return {
    language,
    theme: cookies.theme ?? user?.theme ?? 'system',
    chosenLanguage: chosen,
    t: (namespace) => textsOf(language, namespace),
    format: makeFormat({ language }),
  }
})

/** The formats of the firm of the page: of the language, in the firm's country. */
export async function getFormat(args: Args): Promise<Format> {
  const [{ language }, { firm, session }] = await Promise.all([getVisit(args), requireFirm(args)])
  return makeFormat({
    language,
    country: firm.country,
    timeZone: session.user.timeZone ?? firm.timeZone,
  })
}

/** A page can be shown without knowing who asks: an API that is away is no reason to fail here. */
async function findUser(args: Args): Promise<Session['user'] | undefined> {
  try {
    return (await getSession(args))?.user
  } catch {
    return undefined
  }
}
