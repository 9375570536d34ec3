import { goTo } from '#app/shell/answers.ts'

export function loader() {
  return goTo('/dashboard')
}

/** Whoever may come here was reported to the API as being at work, so that it does not take them for gone. */
export function action() {
  return new Response(null, { status: 204 })
}
