import { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { Band, Button } from '#app/ui/index.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

type NewPasskeyProps = {
  /** Of the API, as JSON text. */
  options: string
  name: string
  texts: {
    'newPasskey.make': string
    'newPasskey.failed': string
    'newPasskey.known': string
    'newPasskey.unable': string
  }
}

type State = 'idle' | 'busy' | 'failed' | 'known' | 'unable'

/** Has the browser make a passkey and sends it. */
export default function NewPasskey({ options, name, texts }: NewPasskeyProps) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (!canUsePasskeys()) setState('unable')
  }, [])

  async function make() {
    setState('busy')
    try {
      const optionsJSON: Options = JSON.parse(options)
      const response = await startRegistration({ optionsJSON })
      if (field.current) field.current.value = JSON.stringify(response)
      form.current?.submit()
    } catch (error) {
      setState(stateAfter(error))
    }
  }

  return (
    <form ref={form} method="post">
      <input type="hidden" name="intent" value="finish" />
      <input type="hidden" name="name" value={name} />
      <input ref={field} type="hidden" name="response" />
      <Button
        type="button"
        kind="primary"
        icon="key-round"
        isBusy={state === 'busy'}
        disabled={state === 'unable'}
        onClick={make}
      >
        {texts['newPasskey.make']}
      </Button>
      <div role="alert">
        {(state === 'failed' || state === 'known' || state === 'unable') && (
          <Band tone="bad" title={texts[`newPasskey.${state}`]} />
        )}
      </div>
    </form>
  )
}

function stateAfter(error: unknown): State {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'InvalidStateError') return 'known'
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'idle' : 'failed'
}
