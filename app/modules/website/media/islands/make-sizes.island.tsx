import { useEffect, useState } from 'react'

/** The part of a picture to cut, and how large it becomes. */
type Wanted = {
  shape: string
  cut: { left: number; top: number; width: number; height: number }
  width: number
  height: number
  type: string
}

export type MakeSizesProps = {
  src: string
  /** Where each size is sent. */
  to: string
  name: string
  wanted: readonly Wanted[]
  words: Record<'making' | 'done' | 'failed', string>
}

/** Makes the smaller sizes of a picture in the browser and sends them, one after the other. */
export default function MakeSizes({ src, to, name, wanted, words }: MakeSizesProps) {
  const [state, setState] = useState<keyof MakeSizesProps['words']>('making')
  useEffect(() => {
    let isLeft = false
    void makeAll()
    return () => {
      isLeft = true
    }

    async function makeAll(): Promise<void> {
      try {
        const answer = await fetch(src)
        const picture = await createImageBitmap(await answer.blob())
        for (const size of wanted) {
          if (isLeft) return
          await send(size, await make(picture, size))
        }
        setState('done')
      } catch {
        setState('failed')
      }
    }

    async function send({ shape, width, type }: Wanted, blob: Blob): Promise<void> {
      const form = new FormData()
      form.set('file', new File([blob], `${name}-${width}.${type.split('/')[1]}`, { type }))
      form.set('shape', shape)
      form.set('width', String(width))
      const { ok } = await fetch(to, { method: 'POST', body: form })
      if (!ok) throw new Error('Not taken')
    }
  }, [src, to, name, wanted])
  return <output aria-live="polite">{words[state]}</output>
}

async function make(picture: ImageBitmap, { cut, width, height, type }: Wanted): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.82)
  })
  if (!blob) throw new Error('No picture')
  return blob
}
