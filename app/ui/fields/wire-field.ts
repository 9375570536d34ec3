import type { ReactNode } from 'react'

/** What a control needs to belong to its label, hint and error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldParts = { id: string; hint?: ReactNode; error?: ReactNode }

/** Gives the id of the line below a control, which holds the error or the hint. */
export function noteId(id: string): string {
  return `${id}-note`
}

/** Gives the attributes that join a control with the line below it; an error stands in the hint's place. */
export function wireField({ id, hint, error }: FieldParts): FieldWiring {
  return {
    id,
    'aria-describedby': hint || error ? noteId(id) : undefined,
    'aria-invalid': error ? true : undefined,
  }
}
