import { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { Band, Button } from '#app/ui/index.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'

type PasskeyLoginProps = {
  signInKind: string
  /** Where to go on to. */
  to: string
  texts: {
    'passkeyLogin.use': string
    'passkeyLogin.failed': string
    'passkeyLogin.unable': string
  }
}

/** Asks the browser for a passkey and sends what it gives. */
export default function PasskeyLogin({ signInKind, to, texts }: PasskeyLoginProps) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'unable'>('idle')
  useEffect(() => {
    if (!canUsePasskeys()) setState('unable')
  }, [])

  async function ask() {
    setState('busy')
    try {
      const begun = await fetch('/login/passkey/begin', { method: 'POST' })
      if (!begun.ok) throw new Error(`Status ${begun.status}`)
      const response = await startAuthentication({ optionsJSON: await begun.json() })
      send(form.current, response, isToBeKept())
    } catch (error) {
      setState(isGivenUp(error) ? 'idle' : 'failed')
    }
  }

  return (
    <form ref={form} method="post">
      <input type="hidden" name="signInKind" value={signInKind} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="keep" />
      <input type="hidden" name="response" />
      <Button
        type="button"
        kind="primary"
        icon="key-round"
        isWide
        isBusy={state === 'busy'}
        disabled={state === 'unable'}
        onClick={ask}
      >
        {texts['passkeyLogin.use']}
      </Button>
      <div role="alert">
        {(state === 'failed' || state === 'unable') && (
          <Band tone="bad" title={texts[`passkeyLogin.${state}`]} />
        )}
      </div>
    </form>
  )
}

function send(form: HTMLFormElement | null, response: unknown, isKept: boolean): void {
  const values: Record<string, string> = { response: JSON.stringify(response) }
  values.keep = isKept ? 'on' : ''
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
  form?.submit()
}

/** The choice on the page above. */
function isToBeKept(): boolean {
  return (
    document.querySelector<HTMLInputElement>('input[type=checkbox][name=keep]')?.checked ?? true
  )
}

/** Whether the person closed the browser's own window, which is no failure. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}
