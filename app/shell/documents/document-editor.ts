import type { z } from 'zod'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { DocumentChoices } from '#contract/selling/document-choices.ts'
import type { Form } from '../form/read-form.ts'
import type { FirmAccess } from '../session/session.server.ts'
import type { DocumentKind } from './document-kind.ts'

/** What the editor of a kind asks the API for. */
export type DocumentEditor<Input extends z.ZodType = z.ZodType> = {
  kind: DocumentKind
  /** What a draft is made of. */
  input: Input
  choices(access: FirmAccess): Promise<DocumentChoices>
  create(
    access: FirmAccess,
    input: z.output<Input>,
    options: { idempotencyKey?: string | undefined },
  ): Promise<{ id: string }>
  update(
    access: FirmAccess,
    id: string,
    version: number,
    input: z.output<Input>,
  ): Promise<{ id: string }>
  /** What stands in the way of issuing it, by field path. */
  check?(access: FirmAccess, input: z.output<Input>): Promise<FieldProblems>
  /** How a draft would look as it is written now; null while its totals cannot be worked out. */
  paper?(access: FirmAccess, input: z.output<Input>): Promise<PaperView | null>
  /** Keeps the files sent along with a draft and gives the names of those that were refused. */
  keepFiles?(access: FirmAccess, id: string, form: Form): Promise<string[]>
  /** Does what a button of the kind's own asks for; the editor is then shown as it was typed. */
  act?(access: FirmAccess, id: string, intent: string): Promise<boolean>
}
