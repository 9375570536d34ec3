import { savedViewsContract } from '#contract/core/saved-views.ts'
import { keptFormsContract } from '#contract/firm/kept-forms.ts'
import { implement } from '../firm/implement.ts'
import { router as imports } from './import/endpoints.ts'
import { getKeptForm, keepForm } from './kept-forms.ts'
import { createView, listViews, removeView, updateView } from './views.ts'

const views = implement(savedViewsContract)
const forms = implement(keptFormsContract)

export const router = {
  imports,
  keptForms: forms.router({
    get: forms.get.handler(({ context: { store, firm }, input }) =>
      getKeptForm(store.reader, firm, input.form),
    ),
    keep: forms.keep.handler(({ context: { store, firm }, input: { firmId: _, ...typed } }) =>
      store.transact(firm, (writer) => keepForm(writer, firm, typed)),
    ),
  }),
  savedViews: views.router({
    list: views.list.handler(({ context: { store, firm }, input }) =>
      listViews(store.reader, firm, input.register),
    ),
    create: views.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => createView(writer, firm, input)),
    ),
    update: views.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => updateView(writer, firm, input)),
    ),
    remove: views.remove.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => removeView(writer, firm, input.viewId)),
    ),
  }),
}
