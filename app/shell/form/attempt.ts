import { type Refusal, refusalOf, refuse } from './parse-form.ts'
import type { Form } from './read-form.ts'

/** What came of a form: the API's answer, or why the form comes back. */
export type Attempt<Value> =
  | { value: Value; refusal?: undefined; status?: undefined }
  | { value?: undefined; refusal: Refusal; status: number }

/**
 * Calls the API with a form's content and gives its answer or its refusal (`invalid`, `conflict`,
 * `locked`, `rate_limited`, …) to be shown with the form. Other errors go on to their pages.
 */
export async function attempt<Value>(
  form: Form,
  call: () => Promise<Value>,
): Promise<Attempt<Value>> {
  try {
    return { value: await call() }
  } catch (error) {
    return refusalOf(error, form)
  }
}

/** The answer to a form that was refused; undefined where it was taken. */
export function refusedOf({ refusal, status }: Attempt<unknown>) {
  return refusal ? refuse(refusal, status) : undefined
}
