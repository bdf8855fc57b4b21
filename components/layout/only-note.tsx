export { OnlyNote, onlyWords } from '@/components/table/only-note';
