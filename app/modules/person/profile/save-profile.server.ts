import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { writePreferenceCookies } from '#app/shell/i18n/preference-cookies.ts'
import type { Args } from '#app/shell/load-context.ts'
import { isSecureRequest } from '#app/shell/session/signed-cookie.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { invalidField } from '#contract/core/errors.ts'
import { profileContract } from '#contract/person/profile.ts'
import { profilePaths } from './paths.ts'
import { ProfileEntry } from './profile-form.ts'
import { type Outcome, redirectAfterChange } from './redirect-after-change.server.ts'

/** Saves the profile, and language and look in the browser too, whose choice goes first. */
export async function saveProfile(args: Args, form: Form): Promise<Outcome> {
  const { value, refusal } = parseForm(ProfileEntry, form)
  if (refusal) return { refusal, status: 422 }
  const { call } = upstream(args)
  const result = await attempt(form, () => call(profileContract.update, value))
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  const { language, theme } = result.value
  const isSecure = isSecureRequest(args.context.env, args.request.url)
  const headers = new Headers()
  for (const cookie of writePreferenceCookies({ language, theme }, isSecure)) {
    headers.append('set-cookie', cookie)
  }
  return {
    answer: await redirectAfterChange(args, profilePaths.you, {
      key: 'you.saved',
      language,
      headers,
    }),
  }
}

/** Keeps the chosen picture as the person's photo, or takes the photo away. */
export async function savePhoto(args: Args, form: Form): Promise<Outcome> {
  const { call } = upstream(args)
  const isRemoval = form.intent === 'removePhoto'
  const result = await attempt(form, () => {
    if (isRemoval) return call(profileContract.removePhoto, undefined)
    const { file } = form.data
    if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'noFile')
    return call(profileContract.setPhoto, { file })
  })
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  const key = isRemoval ? 'photo.removed' : 'photo.saved'
  return { answer: await redirectAfterChange(args, profilePaths.you, { key }) }
}
