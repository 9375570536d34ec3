const notice = document.getElementById('away')

document.addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event
    if (navigator.onLine || !notice || !(form instanceof HTMLFormElement)) return
    const method = submitter?.getAttribute('formmethod') ?? form.method
    if (method.toLowerCase() !== 'post') return
    event.preventDefault()
    event.stopPropagation()
    notice.hidden = false
    notice.scrollIntoView({ block: 'nearest' })
  },
  true,
)

addEventListener('online', () => {
  if (notice) notice.hidden = true
})
