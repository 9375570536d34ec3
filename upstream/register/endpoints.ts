import { savedViewsContract } from '#contract/saved-views.ts'
import { implement } from '../firm/implement.ts'
import { router as imports } from './import/endpoints.ts'
import { createView, listViews, removeView, updateView } from './views.ts'

const views = implement(savedViewsContract)

export const router = {
  imports,
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
