import { useEffect, useState } from 'react'
import { readyWorker } from '#app/realtime/service-worker.client.ts'
import { Button } from '#app/ui/button.tsx'

export type AddDeviceProps = {
  /** The key that this browser subscribes with. */
  publicKey: string
  words: Record<'add' | 'adding' | 'denied' | 'failed' | 'needsScript', string>
}

type State = 'none' | 'ready' | 'adding' | 'denied' | 'failed'

/**
 * Asks the browser for its leave to show notices, and hands what its push service gives out to the
 * page's own form. Nothing is asked before the button is pressed.
 */
export default function AddDevice({ publicKey, words }: AddDeviceProps) {
  const [state, setState] = useState<State>('none')
  const [given, setGiven] = useState<PushSubscriptionJSON>()
  useEffect(() => {
    if ('PushManager' in window && 'serviceWorker' in navigator) setState('ready')
  }, [])
  if (state === 'none') return <p>{words.needsScript}</p>

  async function add() {
    setState('adding')
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setState('denied')
      const { pushManager } = await readyWorker()
      const options = { userVisibleOnly: true, applicationServerKey: publicKey }
      setGiven((await pushManager.subscribe(options)).toJSON())
    } catch {
      setState('failed')
    }
  }

  return (
    <form method="post" ref={(form) => given && form?.requestSubmit()}>
      <input type="hidden" name="intent" value="addDevice" />
      <input type="hidden" name="endpoint" value={given?.endpoint ?? ''} />
      <input type="hidden" name="keys.p256dh" value={given?.keys?.p256dh ?? ''} />
      <input type="hidden" name="keys.auth" value={given?.keys?.auth ?? ''} />
      <Button type="button" icon="bell" onClick={add} disabled={state === 'adding'}>
        {words.add}
      </Button>
      <p aria-live="polite">{state === 'ready' ? '' : words[state]}</p>
    </form>
  )
}
