export { ContactForm } from './components/contact-form.tsx'
export { NoticeForm } from './components/notice-form.tsx'
