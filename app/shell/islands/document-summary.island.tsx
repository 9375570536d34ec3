import { useEffect, useRef, useState } from 'react'
import { detailsSummary, type SummaryTexts } from '../documents/editor/details-summary.ts'

export type DocumentSummaryProps = {
  /** As the page was sent. */
  parts: string[]
  texts: SummaryTexts
}

/** The line that says what the folded details hold; it follows them. */
export default function DocumentSummary({ parts, texts }: DocumentSummaryProps) {
  const root = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(parts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    const follow = () => {
      const data = new FormData(form)
      setShown(detailsSummary((name) => String(data.get(name) ?? '').trim(), texts))
    }
    follow()
    form.addEventListener('input', follow)
    return () => form.removeEventListener('input', follow)
  }, [])
  return <span ref={root}>{shown.join(' · ')}</span>
}
