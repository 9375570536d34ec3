import { readPreferenceCookies } from '#app/shell/i18n/preference-cookies.ts'
import type { Args } from '#app/shell/load-context.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import type { Language } from '#contract/core/fields.ts'

/**
 * Has a public page speak the visitor's language, if they chose one, else its own, and tell times on
 * the clocks of a zone.
 */
export async function speakTo(
  args: Args,
  { language, timeZone }: { language: Language; timeZone: string },
): Promise<Language> {
  const { chosenLanguage } = await getVisit(args)
  const cookie = readPreferenceCookies(args.request.headers.get('cookie'))
  const spoken = chosenLanguage ?? cookie.language ?? language
  args.context.pageLanguage = spoken
  args.context.pageTimeZone = timeZone
  return spoken
}
