import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import * as styles from '../components/quote.css.ts'

export type SignaturePadProps = {
  /** What was drawn before the page came: the path of an SVG of 600 by 200. */
  drawn: string
  label: string
  hint: string
  clear: string
}

const width = 600
const height = 200
const longest = 18_000

/** A field to sign in with mouse, pen or finger. Without script there is none: the name is enough. */
export default function SignaturePad({ drawn, label, hint, clear }: SignaturePadProps) {
  const [isLive, setLive] = useState(false)
  const [path, setPath] = useState(drawn)
  const isDrawing = useRef(false)

  useEffect(() => setLive(true), [])

  function add(event: PointerEvent<SVGSVGElement>, command: 'M' | 'L') {
    const box = event.currentTarget.getBoundingClientRect()
    const x = within(((event.clientX - box.left) / box.width) * width, width)
    const y = within(((event.clientY - box.top) / box.height) * height, height)
    setPath((before) => (before.length > longest ? before : `${before}${command}${x} ${y}`))
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    isDrawing.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
    add(event, 'M')
  }

  return (
    <div hidden={!isLive}>
      <p id="signature-hint">{hint}</p>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        aria-describedby="signature-hint"
        onPointerDown={begin}
        onPointerMove={(event) => isDrawing.current && add(event, 'L')}
        onPointerUp={() => {
          isDrawing.current = false
        }}
      >
        <path d={path} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <input type="hidden" name="signature" value={path} />
      {path !== '' && (
        <Button type="button" size="s" kind="ghost" icon="x" onClick={() => setPath('')}>
          {clear}
        </Button>
      )}
    </div>
  )
}

function within(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), max))
}
