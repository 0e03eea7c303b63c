import { callUrl } from '@wethi/http';
import { AudioLines, Download, FileText } from 'lucide-react';
import type { FileOfLesson } from '../../../../api-types';
import styles from './lesson-tabs.module.css';

const MEGABYTE = 1024 * 1024;

/** Files of a lesson, to be kept. */
export function Files({ files }: { files: FileOfLesson[] }) {
  if (files.length === 0) return <p className="muted">บทนี้ไม่มีเอกสาร</p>;
  return (
    <ul className={styles.files}>
      {files.map(({ id, lesson_file_name, lesson_file_bytes }) => (
        <li key={id}>
          <a className={styles.file} href={callUrl('lessonFileContent', { id })} download={lesson_file_name}>
            {lesson_file_name.endsWith('.mp3') ? (
              <AudioLines size={24} aria-hidden />
            ) : (
              <FileText size={24} aria-hidden />
            )}
            <span>
              <b>{lesson_file_name}</b>
              <span className="small muted num">{sizeOf(lesson_file_bytes)}</span>
            </span>
            <Download size={20} aria-hidden />
            <span className="sr">ดาวน์โหลด</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function sizeOf(bytes: number): string {
  return bytes < MEGABYTE / 10 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
