import styles from './layout.module.css';

export function Logo() {
  return (
    <div className={styles.logo}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} width="32" height="32" alt="" />
      <span>เวที</span>
      <small>หลังบ้าน</small>
    </div>
  );
}
