import type { FormTree, TypedTree } from './form-tree.ts'

/** What somebody typed to show once more who they are. */
export type Proof = { password?: string; code?: string }

/** How a form asks for it. */
export type ConfirmRequest = { way: 'password' | 'code'; email: string }

/** Takes the proof out of a form, so that it reaches neither a schema nor the page again. */
export function takeProof(data: FormTree, values: TypedTree): Proof | undefined {
  const { confirmPassword: password, confirmCode: code } = data
  for (const name of ['confirmPassword', 'confirmCode']) {
    delete data[name]
    delete values[name]
  }
  if (typeof password === 'string' && password !== '') return { password }
  return typeof code === 'string' && code !== '' ? { code } : undefined
}
