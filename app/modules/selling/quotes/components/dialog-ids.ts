/** The questions of a quote's page, by which their buttons open them. */
export const dialogIds = { deleteDraft: 'delete-draft' }
