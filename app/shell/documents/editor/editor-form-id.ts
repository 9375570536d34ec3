/** By which buttons outside of the editor's form send it. */
export const editorFormId = 'document-form'
