import { testRegister } from '#upstream/testing/test-register.ts'
import { quizList } from './list.ts'
import { quizzes } from './register.ts'

testRegister({
  register: quizzes,
  list: quizList,
  made: { title: 'Fire', intro: 'Ten minutes about extinguishers' },
  changed: { title: 'Fire and smoke' },
  word: 'extinguishers',
})
