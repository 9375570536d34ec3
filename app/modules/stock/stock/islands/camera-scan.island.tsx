import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import * as styles from '../components/count-form.css.ts'
import { makeFindCode } from '../scan/find-code.ts'

type CameraScanProps = {
  /** The form that notes what was found, and its field for the code. */
  formId: string
  fieldName: string
  texts: { open: string; close: string; aim: string; refused: string; none: string; label: string }
}

type State = 'closed' | 'opening' | 'open' | 'refused' | 'none'

/** Whether the camera was open when the page went, and the code that was noted last. */
const keptOpen = 'count-camera'
const keptCode = 'count-code'
/** Looks without the code until it counts as another one. */
const goneAfter = 6
const lookEveryMs = 150

/**
 * Reads barcodes by the camera and notes one of each, as a scanner that types does. The page that comes
 * back opens the camera again; what is still before it is not noted twice.
 */
export default function CameraScan({ formId, fieldName, texts }: CameraScanProps) {
  const [state, setState] = useState<State>('closed')
  const [canOpen, setCanOpen] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const isOn = state === 'opening' || state === 'open'

  useEffect(() => {
    if (!navigator.mediaDevices?.getUserMedia) return
    setCanOpen(true)
    if (sessionStorage.getItem(keptOpen) === '1') setState('opening')
  }, [])

  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let stream: MediaStream | undefined
    begin().catch((error: unknown) => {
      sessionStorage.removeItem(keptOpen)
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isOver) setState(isRefused ? 'refused' : 'none')
    })
    return end

    async function begin() {
      const wanted = { facingMode: 'environment', width: { ideal: 1280 } }
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted })
      const element = video.current
      if (isOver || !element) return end()
      element.srcObject = stream
      await element.play()
      setState('open')
      sessionStorage.setItem(keptOpen, '1')
      const code = await nextCode(element, () => isOver)
      if (code !== undefined) note(code, formId, fieldName)
    }

    function end() {
      isOver = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [isOn, formId, fieldName])

  function close() {
    sessionStorage.removeItem(keptOpen)
    setState('closed')
  }

  if (!canOpen) return null
  return (
    <div className={styles.camera}>
      {isOn ? (
        <>
          <video
            ref={video}
            className={styles.picture}
            aria-label={texts.label}
            muted
            playsInline
          />
          <p>{texts.aim}</p>
          <Button type="button" icon="x" onClick={close}>
            {texts.close}
          </Button>
        </>
      ) : (
        <Button type="button" icon="scan-barcode" onClick={() => setState('opening')}>
          {texts.open}
        </Button>
      )}
      <p role="status">{state === 'refused' ? texts.refused : state === 'none' && texts.none}</p>
    </div>
  )
}

/** Looks until there is a code that was not noted just before; undefined once it is over. */
async function nextCode(
  element: HTMLVideoElement,
  isOver: () => boolean,
): Promise<string | undefined> {
  const findCode = await makeFindCode()
  let last = sessionStorage.getItem(keptCode) ?? ''
  let missed = 0
  while (!isOver()) {
    const code = await findCode(element)
    missed = code === last ? 0 : missed + 1
    if (missed >= goneAfter && last !== '') {
      last = ''
      sessionStorage.removeItem(keptCode)
    }
    if (code !== undefined && code !== last) return code
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return undefined
}

function note(code: string, formId: string, fieldName: string): void {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  const field = form.elements.namedItem(fieldName)
  if (!(field instanceof HTMLInputElement)) return
  field.value = code
  sessionStorage.setItem(keptCode, code)
  navigator.vibrate?.(60)
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button[name="intent"]'))
}
