import { FigureBlock } from '../../figures/FigureBlock.tsx';
import styles from './Gallery.module.css';

const FIGURES: readonly string[] = [
  '{"kind":"number-line","from":-5,"to":5,"points":[{"at":2.5,"label":"A"},{"at":-4,"label":"B","open":true}],"intervals":[{"from":-2,"to":3,"fromOpen":true},{"from":1}]}',
  '{"kind":"number-line","from":0,"to":1,"step":0.25,"points":[{"at":0.75,"label":"3/4"},{"at":0.7,"label":"7/10"}]}',
  '{"kind":"fraction-bar","bars":[{"parts":4,"filled":3},{"parts":8,"filled":6,"label":"6/8"},{"parts":24,"filled":5}]}',
  '{"kind":"plane","x":[-5,5],"y":[-4,6],"functions":[{"expression":"x^2 - 3"},{"coefficients":[-0.5,2],"label":"g"}],"points":[{"x":0,"y":-3,"label":"W"},{"x":2,"y":1,"label":"P"}]}',
  '{"kind":"plane","x":[-6,6],"y":[-5,5],"functions":[{"expression":"1/x"},{"expression":"sqrt(x)"},{"expression":"2sin(x)"}]}',
  '{"kind":"plane","x":[0,6],"y":[0,120],"functions":[{"coefficients":[20,0]}],"points":[{"x":3,"y":60,"label":"(3, 60)"}],"segments":[{"from":[3,0],"to":[3,60]}]}',
  '{"kind":"triangle","lengths":[4,5,3],"labels":["A","B","C"],"sides":["4 cm","5 cm","3 cm"],"angles":["90°","37°","53°"]}',
  '{"kind":"shape","polygons":[{"points":[[0,0],[6,0],[5,3],[1,3]],"labels":["A","B","C","D"],"sides":["a","c","b","d"],"angles":["α"]}],"segments":[{"from":[1,0],"to":[1,3],"label":"h"}]}',
  '{"kind":"shape","circles":[{"x":0,"y":0,"radius":3,"label":"O","radiusLabel":"r = 5 cm"}]}',
  '{"kind":"bar-chart","title":"Votes","bars":[{"label":"Ala","value":12},{"label":"Ola","value":7.5},{"label":"Jan","value":-3}]}',
  '{"kind":"bar-chart","title":"Sales","unit":"zl","bars":[{"label":"Monday and Tuesday","value":1250},{"label":"Wednesday","value":830.5},{"label":"Thursday to Sunday","value":2999}]}',
  '{"kind":"percent-bar","whole":"240 zl","parts":[{"percent":25,"label":"discount"},{"percent":4,"label":"delivery"}]}',
  '{"kind":"circle-of-dreams","radius":1}',
];

export const GalleryFigures = () => (
  <section className={styles.group} id="figures">
    <h2>Figures</h2>
    <div className={styles.columns}>
      {FIGURES.map((source) => (
        <FigureBlock key={source} source={source} />
      ))}
    </div>
  </section>
);
