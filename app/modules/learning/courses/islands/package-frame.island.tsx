import { useEffect, useRef, useState } from 'react'

export type PackageFrameProps = {
  frameUrl: string
  /** Where the learner goes when the package ends. */
  back: string
  title: string
  className: string
  words: { saved: string; unsaved: string }
}

type Told = 'opened' | 'saved' | 'unsaved' | 'ended' | 'over'

/** The frame of a package, which only runs with script, and what it says of itself. */
export default function PackageFrame({
  frameUrl,
  back,
  title,
  className,
  words,
}: PackageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isThere, setIsThere] = useState(false)
  const [told, setTold] = useState<Told>('opened')

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(frameUrl).origin) return
      const what = readTold(data)
      if (what === 'ended' || what === 'over') location.assign(back)
      else if (what) setTold(what)
    }
    window.addEventListener('message', onMessage)
    setIsThere(true)
    return () => window.removeEventListener('message', onMessage)
  }, [frameUrl, back])

  if (!isThere) return null
  return (
    <>
      <iframe
        ref={frame}
        className={className}
        src={frameUrl}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
        allow="fullscreen; autoplay"
      />
      <output aria-live="polite">
        {told === 'saved' ? words.saved : told === 'unsaved' ? words.unsaved : ''}
      </output>
    </>
  )
}

/** What a frame said, where it is one of ours. */
function readTold(data: unknown): Told | undefined {
  if (typeof data !== 'object' || data === null || !('package' in data)) return undefined
  const all: readonly Told[] = ['opened', 'saved', 'unsaved', 'ended', 'over']
  return all.find((one) => one === data.package)
}
