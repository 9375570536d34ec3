import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Ports of the mail servers of `scripts/test/mail-server.mjs`. */
    mailServer: { starttls: number; tls: number; plain: number; http: number }
  }
}

type Taken = { to: string[]; from: string; isSecure: boolean; user: string; raw: string }

/** Ports of the tests' own mail servers, and of the page that says what they took. */
export const mailPorts = inject('mailServer')

/** What the mail servers took for an address. */
export async function mailTakenFor(address: string): Promise<Taken[]> {
  const answer = await fetch(`http://127.0.0.1:${mailPorts.http}/`)
  return (await answer.json<Taken[]>()).filter(({ to }) => to.includes(address))
}
