import { useRef } from 'react'
import { useLivePreview } from '#app/shell/documents/live/use-live-preview.ts'

/** Keeps the paper beside the form as the form is written. */
export default function PaperPreview() {
  const root = useRef<HTMLSpanElement>(null)
  useLivePreview(root)
  return <span ref={root} hidden />
}
