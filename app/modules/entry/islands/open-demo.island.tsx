import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

export type OpenDemoProps = {
  words: { open: string; opening: string }
}

/**
 * The button that opens the demo, which fills a firm first. Once it is pressed it says so until the
 * answer comes, and takes no second press; without script the browser's own sign must do.
 */
export default function OpenDemo({ words }: OpenDemoProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isOpening, setOpening] = useState(false)

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    let isSent = false
    function onSubmit(event: Event) {
      if (isSent) event.preventDefault()
      isSent = true
      setOpening(true)
    }
    // Who comes back by the browser's button finds the page as it was.
    function onShow() {
      isSent = false
      setOpening(false)
    }
    form.addEventListener('submit', onSubmit)
    window.addEventListener('pageshow', onShow)
    return () => {
      form.removeEventListener('submit', onSubmit)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])

  return (
    <div ref={root}>
      <Button kind="primary" isWide isBusy={isOpening}>
        {isOpening ? words.opening : words.open}
      </Button>
      <VisuallyHidden>
        <span role="status">{isOpening ? words.opening : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
