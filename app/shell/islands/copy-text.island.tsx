import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

export type CopyTextProps = { text: string; words: { copy: string; copied: string } }

/** Copies a text; where nothing can be copied there is no button. */
export default function CopyText({ text, words }: CopyTextProps) {
  const [state, setState] = useState<'none' | 'ready' | 'copied'>('none')
  useEffect(() => {
    if (navigator.clipboard) setState('ready')
  }, [])
  if (state === 'none') return null

  async function copy() {
    await navigator.clipboard.writeText(text)
    setState('copied')
  }

  return (
    <Button size="s" type="button" icon={state === 'copied' ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{state === 'copied' ? words.copied : words.copy}</span>
    </Button>
  )
}
