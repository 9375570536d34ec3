import { savedViewsContract } from '#contract/core/saved-views.ts'
import { keptFormsContract } from '#contract/firm/kept-forms.ts'
import { answer, read, write } from '../firm/implement.ts'
import { router as imports } from './import/endpoints.ts'
import { getKeptForm, keepForm } from './kept-forms.ts'
import { createView, listViews, removeView, updateView } from './views.ts'

export const router = {
  imports,
  keptForms: answer(keptFormsContract, {
    get: read((reader, firm, { form }) => getKeptForm(reader, firm, form)),
    keep: write(keepForm),
  }),
  savedViews: answer(savedViewsContract, {
    list: read((reader, firm, { register }) => listViews(reader, firm, register)),
    create: write(createView),
    update: write(updateView),
    remove: write((writer, firm, { viewId }) => removeView(writer, firm, viewId)),
  }),
}
