import { type RefObject, useEffect } from 'react'
import { postEditor, replacePart } from './post-editor.ts'

const patience = 800

/** Keeps the paper beside the form as the form is written, where there is room for it. */
export function useLivePreview(root: RefObject<HTMLElement>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows one form for as long as it lives
  useEffect(() => {
    const form = root.current?.closest('form')
    const preview = form?.querySelector<HTMLElement>('[data-part=preview]')
    if (!form || !preview) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let flight: AbortController | undefined
    async function refresh(form: HTMLFormElement) {
      flight?.abort()
      flight = new AbortController()
      const answer = await postEditor(form, 'preview', flight.signal)
      if (answer) replacePart(form, answer.page, 'preview')
    }
    function follow() {
      clearTimeout(timer)
      if (preview && preview.offsetParent === null) return
      timer = setTimeout(() => form && void refresh(form), patience)
    }
    form.addEventListener('input', follow)
    return () => {
      form.removeEventListener('input', follow)
      clearTimeout(timer)
      flight?.abort()
    }
  }, [])
}
