import styles from './layout.module.css';

/** @param place where one is, beside the name */
export function Logo({ place = 'หลังบ้าน' }: { place?: string }) {
  return (
    <div className={styles.logo}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} width="32" height="32" alt="" />
      <span>เวที</span>
      <small>{place}</small>
    </div>
  );
}
