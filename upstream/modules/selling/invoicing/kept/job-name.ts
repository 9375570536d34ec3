/** Has the PDF of a document kept that was issued. */
export const keepPdfJob = 'invoicing.keepPdf'
