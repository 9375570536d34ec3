/** The editor as the server answers it, and where it then lies. */
export type EditorAnswerPage = { page: Document; url: string; isRedirected: boolean; ok: boolean }

/**
 * Presses a button of the editor without leaving the page: what the form holds now goes where the
 * form would go, without its files. Undefined when nobody answers.
 */
export async function postEditor(
  form: HTMLFormElement,
  intent: string,
  signal?: AbortSignal,
): Promise<EditorAnswerPage | undefined> {
  const data = new FormData(form)
  data.set('intent', intent)
  data.delete('files')
  try {
    const answer = await fetch(location.href, {
      method: 'POST',
      body: data,
      signal: signal ?? null,
    })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const { url, redirected: isRedirected, ok } = answer
    return { page, url, isRedirected, ok }
  } catch {
    return undefined
  }
}

/** Puts a part of the answered page in the place of the same part here. */
export function replacePart(form: HTMLFormElement, page: Document, part: string): void {
  const here = form.querySelector(`[data-part=${part}]`)
  const there = page.querySelector(`[data-part=${part}]`)
  if (here && there) here.replaceChildren(...document.importNode(there, true).childNodes)
}
