import { AppError } from '#contract/core/errors.ts'

/** What is wrong with a draft; what cannot be calculated is a problem like others, and no refusal. */
export function problemsOf(find: () => AppError['fields']): AppError['fields'] {
  try {
    return find()
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.fields
    throw error
  }
}
