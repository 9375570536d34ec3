import type { StatusKind } from '#app/ui/index.ts'
import type { WorkImportState } from '#contract/projects/work-imports.ts'

export const stateDiscs: Record<WorkImportState, StatusKind> = {
  columns: 'draft',
  open: 'draft',
  running: 'sent',
  done: 'paid',
  undoing: 'sent',
  undone: 'void',
}
