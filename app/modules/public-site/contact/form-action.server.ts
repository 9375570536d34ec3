import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { getSession } from '#app/shell/session/session.server.ts'

/** Name and address of who is signed in; nothing of a demo's people, or while the API is away. */
export async function knownWriter(args: Args): Promise<{ name?: string; email?: string }> {
  try {
    const user = (await getSession(args))?.user
    return user && !user.isDemo ? { name: user.name, email: user.email } : {}
  } catch {
    return {}
  }
}

/** A ticked box as the contract wants it. */
export function consentOf(form: Form): { consent: true | undefined } {
  return { consent: form.data.consent === 'on' ? true : undefined }
}
